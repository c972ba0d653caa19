/** Products on a slide (spec 4 §W0018). */
export const goodsPerSlide = 4
