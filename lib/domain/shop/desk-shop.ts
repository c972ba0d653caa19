import type { OpeningHours } from './hours'
import { clockText, readHours } from './hours'

/** States of a shop as the desk names them (contract goods §10.1). */
export const shopStates = {
  true: { name: '营业中', about: '顾客可以浏览和购买' },
  false: { name: '暂停营业', about: '在店铺列表里，不能进店，商品不展示' },
  closed: { name: '已关闭', about: '顾客看不到店铺和商品' },
} as const
export type ShopState = keyof typeof shopStates

export const shopLimits = {
  name: 30,
  code: 20,
  text: 100,
  introduce: 500,
  phone: 20,
  address: 100,
  /** Kilometres; half the circumference of the earth. */
  distance: 20_000,
  tags: 20,
} as const

/** Fields that the mall decides; merchants change the others of their own shop. */
export const fieldsOfMall = [
  'name',
  'shop_code',
  'category_id',
  'distribution_type',
  'is_valid',
  'is_default',
  'tag_ids',
] as const

/** Numbers as shops write them: 0571-88880000, 400 820 0000, +86 571 8888 0000. */
export const isPhoneText = (text: string): boolean => /^\+?[\d ()-]{5,20}$/.test(text)

/** Whether orders can be picked up: the hours of pickup are those of the shop. */
export const hasPickupHours = (hour: string): boolean => readHours(hour) !== null

/** Hours as they are stored. */
export const hoursText = ({ from, to }: OpeningHours): string => `${clockText(from)}-${clockText(to)}`
