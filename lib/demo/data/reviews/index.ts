import type { DemoGoods, GoodsClass } from '../../types'
import { airconReviews, fridgeReviews } from './cold'
import { commonReviews } from './common'
import { fanReviews, lampReviews, lockReviews, purifierReviews, stickReviews, vacuumReviews } from './home'
import {
  airfryerReviews,
  blenderReviews,
  dishwasherReviews,
  hoodReviews,
  kettleReviews,
  microwaveReviews,
  ricecookerReviews,
} from './kitchen'
import { phoneReviews, watchReviews } from './pocket'
import type { DemoReview } from './review'
import { computerReviews, tabletReviews, tvReviews } from './screen'
import { heaterReviews, washerReviews } from './wash'

export type { DemoReview } from './review'
export { commonReviews }

type OfClass = Record<Exclude<GoodsClass, 'home' | 'kitchen'>, readonly DemoReview[]>

const ofClass: OfClass = {
  fridge: fridgeReviews,
  washer: washerReviews,
  aircon: airconReviews,
  tv: tvReviews,
  heater: heaterReviews,
  hood: hoodReviews,
  phone: phoneReviews,
  tablet: tabletReviews,
  watch: watchReviews,
  computer: computerReviews,
}

/** The small appliances of one class have little in common, so their reviews are by form. */
const ofForm: Record<string, readonly DemoReview[]> = {
  vacuum: vacuumReviews,
  stick: stickReviews,
  purifier: purifierReviews,
  lamp: lampReviews,
  fan: fanReviews,
  lock: lockReviews,
  ricecooker: ricecookerReviews,
  airfryer: airfryerReviews,
  kettle: kettleReviews,
  microwave: microwaveReviews,
  blender: blenderReviews,
  dishwasher: dishwasherReviews,
}

/** The reviews that fit the class and form of a product. */
export function kindReviews({ portrait }: DemoGoods): readonly DemoReview[] {
  const { class: kind, form } = portrait
  if (kind === 'home' || kind === 'kitchen') return ofForm[form] ?? []
  return ofClass[kind].filter(({ forms }) => !forms || forms.includes(form))
}

/** Masked names of reviewers. */
export const reviewers = [
  ...['小*禾', '林**', '阿*木', '陈*岚', '周**', '吴*然', '郑*舟', '王**', '沈*安', '杨*霏', '徐**', '何*澄'],
  ...['l***7', '青*', '一*云', '朱*琪', '胡**', '早*茶', '高*宁', '梁**', '宋*远', '三*猫', '唐**', '许*言'],
  ...['w***n', '邓*', '冯*溪', '老*头', '曹**', '彭*越', '向*葵', '蒋*', '蔡**', '贾*宜', '135****6021'],
  ...['丁*', '魏*生', '薛**', '南*雨', '潘*然', '186****2290', '袁**', '傅*青', '卷*毛', '陆*', '谢*安'],
]
