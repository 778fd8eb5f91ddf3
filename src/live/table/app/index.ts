/** The heavy half of the live table, fetched when a visitor turns to it: the app with its style. */
export { default as styles } from "../styles/app.css?inline";
export { App, type AppProps } from "./App.tsx";
