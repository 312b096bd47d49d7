// A bot over the socket: it opens a table of connect four, plays against one of the house's bots and says who won.
//     node bot.mjs http://127.0.0.1:8417 clerk          (Node 20 and 21: node --experimental-websocket bot.mjs …)
const house = process.argv[2] ?? "http://127.0.0.1:8417";
const rival = process.argv[3] ?? "random";
if (!globalThis.WebSocket) throw new Error("Node 20 and 21 want: node --experimental-websocket bot.mjs …");

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

/** What a seat sees changes under the way to it: `discs.3.0`. */
function takeOver(changed, sees) {
  for (const [path, value] of Object.entries(changed)) {
    const way = path.split(".");
    const last = way.pop();
    way.reduce((place, name) => place[name], sees)[last] = value;
  }
}

/** Here a bot thinks, by all that its seat sees. This one likes low columns, and among them the middle of the board. */
function choose(moves, sees) {
  const column = (move) => move.charCodeAt(0) - "a".charCodeAt(0);
  const liking = (move) => 2 * sees.height[column(move)] + Math.abs(column(move) - 3);
  return [...moves].sort((a, b) => liking(a) - liking(b))[0];
}

const { id, token } = await openTable();
const line = new WebSocket(`${house.replace(/^http/, "ws")}/ws/${id}`);
const say = (message) => line.send(JSON.stringify(message));
let answered = -1; // the version we moved at: it may be told twice
let sees;

line.onopen = () => say({ do: "hello", as: "data", tokens: [token], lang: "en", seen: -1, pace: 0 });
line.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.is === "error") {
    console.error(message.text);
    process.exitCode = 1;
    line.close();
  }
  if (message.is !== "data") return;
  sees = message.sees ?? sees;
  takeOver(message.changed ?? {}, sees);
  if (message.over) {
    console.log(JSON.stringify({ table: id, moves: message.move, scores: message.scores, winners: message.winners }));
    line.close();
  } else if (message.moves && message.version > answered) {
    answered = message.version;
    const move = choose(message.moves, sees);
    say({ do: "move", seat: message.seat, move, version: message.version, key: `move-${answered}` });
  }
};
