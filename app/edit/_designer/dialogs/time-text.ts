import { dateTimeText } from '@/lib/domain/time/china'

/** Epoch seconds as an operator reads them, in China's time zone: 2026/11/23 20:15. */
export const timeText = (seconds: number): string => dateTimeText(seconds).slice(0, 16).replaceAll('-', '/')

/** Epoch seconds as the value of a field for date and time, in China's time zone. */
export const fieldTime = (seconds: number): string => dateTimeText(seconds).slice(0, 16).replace(' ', 'T')
