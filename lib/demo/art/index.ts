export { drawBanner, paletteNames } from './banner'
export type { Banner } from './banner'
export { forms } from './forms'
export { drawGoods } from './goods'
export { drawLoginScene } from './login'
export { drawAvatar, drawBrand, drawLogo } from './marks/brand'

export { drawEmpty, emptyKinds } from './marks/empty'

export { drawIcon } from './marks/icon'
export { drawFromPath, pictureUrl } from './url'
export type { PictureSpec } from './url'
