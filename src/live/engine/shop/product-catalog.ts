/** What the shop sells, and what customers buy when. */
import { at, dateOf, type Dice, monthOf, weighted } from "./random.ts";
import type { Insert } from "./generate.ts";

export interface Product {
  readonly id: number;
  readonly name: string;
  readonly category: Category;
  /** Cents. */
  readonly price: number;
  readonly subscribable: boolean;
  /** Day number. */
  readonly launched: number;
}

type Category = "Coffee" | "Tea" | "Seeds" | "Gear";

/** Name and price in cents, then a day if the product came later. The popular ones come first. */
const lines: Readonly<Record<Category, string>> = {
  Coffee:
    "First Light Blend 1650,Kettle House Espresso 1750,Nightjar Decaf 1725,Cedar Row Medium Roast 1595,Huila Single Origin 1895,Sidama Natural 1995,Old Orchard Dark Roast 1550,Antigua Washed 1850,Half-Caf Morning 1625,Slow Sunday Filter 1695,Lake Toba Earthy 1875,Winter Hearth 1795 200,Cold Brew Coarse 1495 60,Nyeri Peaberry 2150,Chicory & Oat 1450 420,Tasting Flight 2400",
  Tea: "Morning Ferry Black 1250,Jade Terrace Green 1425,Bergamot Grey 1295,Quiet Hour Chamomile 1150,Smoke & Pine 1395,White Peony 1850,Mint Border 1095,Ginger Lane 1125,Seven Oaks Oolong 1750,Rooibos & Orange 1175,Chai Masala 1325,Roasted Barley 1050 150,Jasmine Pearls 1950,Hibiscus Cooler 1125 430",
  Seeds:
    "Salad Garden Box 2200,Cut Flower Box 2450,Kitchen Herb Box 1995,Heirloom Tomatoes 495,Sugar Snap Peas 425,Rainbow Chard 375,Pollinator Mix 650,Climbing Beans 425,Sweet Basil 350,Sunflower Giants 395,Winter Squash 475 90,Night-Scented Stock 375 330",
  Gear: "Tea Tin 1400,Gift Box 600,Seed Starter Kit 1850,Brewing Scale 3900,Pour-Over Kettle 6500,Hand Grinder 5800",
};

/** The first seeds are boxes, which can be subscribed to; the rest are single packets. */
const seedBoxCount = 3;
let count = 0;

/** By category; ids run through all categories. */
export const productCatalog: Readonly<Record<Category, readonly Product[]>> = Object.fromEntries(
  (Object.keys(lines) as Category[]).map((category) => [
    category,
    lines[category].split(",").map((line, i): Product => {
      const [, name = "", price = "", launched = ""] = /^(.+?) (\d+)(?: (\d+))?$/.exec(line) ?? [];
      return {
        id: ++count,
        name,
        category,
        price: Number(price),
        subscribable: category === "Seeds" ? i < seedBoxCount : category !== "Gear",
        launched: Number(launched),
      };
    }),
  ]),
) as Record<Category, Product[]>;

/** Half of its subscribers leave after a delivery or two: the product to discover in the sample data. */
export const churnProneProduct = at(productCatalog.Coffee, 2);

export function writeProducts(insert: Insert): void {
  for (const { id, name, category, price, subscribable, launched } of Object.values(
    productCatalog,
  ).flat()) {
    const cost = Math.floor((price * (30 + ((id * 7) % 17))) / 100);
    const sku = `${category.slice(0, 3).toUpperCase()}-${String(1000 + id * 37)}`;
    const row = [id, sku, name, category, price / 100, cost / 100, Number(subscribable)];
    insert([...row, dateOf(launched)]);
  }
}

const usual = weighted<Category>({ Coffee: 50, Tea: 28, Seeds: 12, Gear: 10 });
const spring = weighted<Category>({ Coffee: 34, Tea: 18, Seeds: 40, Gear: 8 });
const winter = weighted<Category>({ Coffee: 46, Tea: 31, Seeds: 3, Gear: 20 });
const regular = weighted<Category>({ Coffee: 60, Tea: 27, Seeds: 13, Gear: 0 });

/** Seeds sell from February to May, gear before Christmas. */
function mixOf(month: number): readonly Category[] {
  if (month >= 2 && month <= 5) return spring;
  return month >= 11 ? winter : usual;
}

/** What a one-time customer buys on that day. */
export function pickProduct({ pick, earlyIndex }: Dice, day: number): Product {
  const shelf = productCatalog[pick(mixOf(monthOf(day)))];
  const product = at(shelf, earlyIndex(shelf.length));
  return product.launched > day ? at(shelf, 0) : product;
}

/** What a subscriber subscribes to on that day. */
export function pickSubscription({ pick, earlyIndex }: Dice, day: number): Product {
  const category = pick(regular);
  const shelf = productCatalog[category];
  const product = at(shelf, earlyIndex(category === "Seeds" ? seedBoxCount : shelf.length));
  return product.launched > day ? at(shelf, 0) : product;
}
