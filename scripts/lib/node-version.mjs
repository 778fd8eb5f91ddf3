/** Which Node versions can run the project. Uses old syntax, which an old Node must be able to read. */
const least = 20;

/**
 * @param {string} version such as "18.19.1"
 * @returns {string | undefined} one sentence when the version is too old
 */
export function tooOld(version) {
  if (parseInt(version, 10) >= least) return undefined;
  return (
    "This project starts on Node " +
    least +
    " or newer and brings its own Node from there; this is Node " +
    version +
    ": install a newer one from https://nodejs.org."
  );
}
