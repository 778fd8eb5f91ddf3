/** Words for the tests of header and footer, so that editing the content breaks none of them. */
import type { Content } from "#content/collections.ts";

const here = (href: string) => ({ href, external: false });
const away = (href: string) => ({ href, external: true });

export const words: Content<"interface"> = {
  skip: "Skip to content",
  home: "Home page",
  mainNavigation: "Main",
  footerNavigation: "Footer",
  menu: { open: "Menu", close: "Close" },
  theme: { label: "Colours", light: "Day", dark: "Night", system: "System" },
  external: "(leaves this site)",
  sample: "Sample",
  sampleHint: "Invented",
  signup: { empty: "Please enter it.", malformed: "Please correct it." },
};

export const navigation: Content<"navigation"> = {
  login: { label: "Log in", href: away("https://app.shop.example/") },
  action: { label: "Start free trial", href: away("https://app.shop.example/signup") },
  contact: { label: "Contact sales", href: here("/contact-sales/") },
  links: [{ label: "Pricing", href: here("/pricing/") }],
  panels: [
    {
      id: "platform",
      label: "Platform",
      groups: [
        {
          title: "Grow",
          links: [{ label: "Spark", description: "Links and codes", href: here("/spark/") }],
        },
        { title: "Understand", links: [{ label: "Tables", href: here("/tables/") }] },
      ],
      aside: {
        title: "See it with data",
        text: "Two years of orders.",
        link: { label: "Open the demo", href: away("https://demo.shop.example") },
      },
    },
    {
      id: "developers",
      label: "Developers",
      groups: [
        { title: "Read", links: [{ label: "Docs", href: away("https://docs.shop.example") }] },
      ],
      aside: {
        title: "Self-hosting",
        text: "In a cloud of your own.",
        link: { label: "Ask us", href: here("/contact-sales/") },
      },
    },
  ],
};

export const company: Content<"company"> = {
  legalName: "Example, Inc.",
  copyrightYear: 2025,
  address: ["1 Main Street", "Springfield"],
  sample: true,
};

export const footer: Content<"footer"> = {
  title: "Start with one product",
  lead: "Fourteen days free.",
  signup: {
    label: "Start your trial",
    placeholder: "Work email",
    button: "Start",
    note: "A trial.",
  },
  parameters: { utm_source: "29", lead_routing: "true" },
  columns: [
    { title: "Company", links: [{ label: "About", href: here("/about/") }] },
    {
      title: "Follow",
      links: [
        { label: "LinkedIn", href: away("https://linkedin.shop.example") },
        { label: "Blog", href: here("/blog/") },
      ],
    },
  ],
  legal: [{ label: "Terms", href: here("/terms/") }],
};
