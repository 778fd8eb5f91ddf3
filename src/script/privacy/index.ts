/** The script of /data-privacy-opt-out/: see src/sections/legal/choices/. */
import { tellLeads } from "./leads.ts";
import { storedList } from "./stored-list.ts";
import { switches } from "./switches.ts";

/** Filled in by the build: empty where leads are only logged, and nothing can wait. */
declare const leadsEndpoint: string;

const list = storedList(leadsEndpoint === "" ? undefined : tellLeads);
switches(list.show);
