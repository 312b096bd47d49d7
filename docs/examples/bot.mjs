// A bot over the socket: it opens a table of connect four, plays against one of the house's bots and says who won.
//     node bot.mjs http://127.0.0.1:8417 clerk          (Node 20 and 21: node --experimental-websocket bot.mjs …)
const house = process.argv[2] ?? "http://127.0.0.1:8417";
const rival = process.argv[3] ?? "random";

async function openTable() {
  const answer = await fetch(`${house}/api/tables`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ game: "connect_four", seats: [{ kind: "human" }, { kind: "bot", bot: rival }] }),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.error);
  return { id: told.id, token: told.seats[0].token };
}

/** Here a bot thinks: `view.moves` are the legal moves. This one likes the middle of the board. */
function choose(view) {
  const fromTheMiddle = (column) => Math.abs(column - 3);
  return view.moves.map(({ move }) => move).sort((a, b) => fromTheMiddle(a) - fromTheMiddle(b))[0];
}

const { id, token } = await openTable();
const line = new WebSocket(`${house.replace(/^http/, "ws")}/ws/${id}`);
const say = (message) => line.send(JSON.stringify(message));
let answered = -1; // the version we moved at: a view may come twice

line.onopen = () => say({ do: "hello", tokens: [token], lang: "en", seen: -1, pace: 0 });
line.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.is === "error") {
    console.error(message.text);
    process.exitCode = 1;
    line.close();
  } else if (message.is === "view" && message.over) {
    console.log(JSON.stringify({ table: id, moves: message.move, scores: message.scores, winners: message.winners }));
    line.close();
  } else if (message.is === "view" && message.moves?.length && message.version > answered) {
    answered = message.version;
    say({ do: "move", seat: message.seat, move: choose(message), version: message.version, key: `move-${answered}` });
  }
};
