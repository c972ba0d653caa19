import { dayText } from '../time/china'

/**
 * The first eight digits of an after-sale's number, the day in China; seven of a counter follow (contract trade §10.1).
 */
export const aftersaleDay = (now: number): string => dayText(now).replaceAll('-', '')
