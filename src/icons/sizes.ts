/** The icons that the manifest names, next to those that browsers look for by themselves. */

interface ManifestIcon {
  /** In pixels, of each side. */
  readonly size: number;
  /** How much of the width the mark takes. */
  readonly share: number;
  /** "maskable": cut to any shape; what counts lies within a circle of four fifths of the width (W3C, Web App Manifest). */
  readonly purpose: "any" | "maskable";
}

export const manifestIcons = {
  "192": { size: 192, share: 0.76, purpose: "any" },
  "512": { size: 512, share: 0.76, purpose: "any" },
  maskable: { size: 512, share: 0.54, purpose: "maskable" },
} as const satisfies Readonly<Record<string, ManifestIcon>>;

export type IconName = keyof typeof manifestIcons;
export const iconNames = Object.keys(manifestIcons) as readonly IconName[];

export const iconPath = (name: IconName): `/${string}` => `/icons/${name}.png`;

/** What stands for the organization where a machine asks for its logo. */
export const logoPath = iconPath("512");
