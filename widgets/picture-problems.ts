import { isOwnPicture } from '@/lib/domain/content/picture'
import type { SettingProblem } from './problems'

/** The settings that operators fill with pictures. Pictures of chosen products and shops are not theirs to change. */
const pictureKeys = new Set(['imgUrl', 'phoneImgUrl', 'goods_pic', 'shop_pic', 'icon_url_list'])

const mayBePublished = (url: string) => url === '' || isOwnPicture(url) || /^https:\/\/[^/\s]/i.test(url)

function within(value: unknown, key: string, path: readonly string[]): SettingProblem[] {
  if (typeof value === 'string')
    return pictureKeys.has(key) && !mayBePublished(value.trim())
      ? [{ path: path.join('.'), message: '图片须为上传到商城的图片，或 https 开头的网址' }]
      : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) =>
    // The entries of a list have the name of the list. Widgets of a panel have problems of their own.
    name === 'childWidgets' ? [] : within(child, Array.isArray(value) ? key : name, [...path, name]),
  )
}

/**
 * The pictures of a widget that cannot be published: neither of the mall nor by https. Browsers do not load `http:`, and
 * another path of the mall would be a request with the cookies of whoever sees the page.
 */
export const pictureProblems = (settings: object): SettingProblem[] => within(settings, '', [])
