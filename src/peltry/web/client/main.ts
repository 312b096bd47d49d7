import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/seasons.css";
import "./styles/inks.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/scene.css";
import "./styles/panes.css";
import { mount } from "svelte";
import App from "./App.svelte";
import house from "./house/house.svg?raw";
import { insert } from "./lib/sprite";

insert("house", house);
mount(App, { target: document.getElementById("app")! });
