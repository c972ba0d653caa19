/** The layouts with pictures: pixels of each place (spec 4 §W0012). All layouts fill 350 × 362 px. */
export const pictureLayouts = [
  [
    { width: 350, height: 180 },
    { width: 350, height: 180 },
  ],
  [
    { width: 350, height: 180 },
    { width: 174, height: 180 },
    { width: 174, height: 180 },
  ],
  [
    { width: 350, height: 255 },
    { width: 115, height: 105 },
    { width: 115, height: 105 },
    { width: 115, height: 105 },
  ],
] as const

/** The layouts of products and coupons. */
export const goodsLayout = 3
export const couponLayout = 4

/** Products and coupons on a slide. */
export const goodsPerSlide = 4
export const couponsPerSlide = 3
