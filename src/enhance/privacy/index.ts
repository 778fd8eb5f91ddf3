/** The script of /data-privacy-opt-out/: see src/sections/legal/choices/. */
import { storedList } from "./stored-list.ts";
import { switches } from "./switches.ts";

const list = storedList();
switches(list.show);
