/** Why the editor does not do what was asked; its sentence is shown to the person at the screen. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
