import { priceText } from '@/lib/domain/money'

/** The answer to orders while the points mall is closed. */
export const pointsMallClosed = '积分商城暂未开放'

/** A price of the points mall in words: `1500积分`, `1500积分+¥59.00`. @param cents money besides the points */
export const pointsPriceText = (points: number, cents: number): string =>
  cents > 0 ? `${points}积分+${priceText(cents)}` : `${points}积分`
