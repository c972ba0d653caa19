import { dateTimeText } from '@/lib/domain/time/china'

/** Epoch seconds as an operator reads them, in China's time zone: 2026/11/23 20:15. */
export const timeText = (seconds: number): string => dateTimeText(seconds).slice(0, 16).replaceAll('-', '/')
