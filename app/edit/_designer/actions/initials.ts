import { firstLetter } from '@/lib/domain/shop/first-letter'

/** The pinyin initials of a name as operators type them: dsfb of 定时发布. Letters stay as they are. */
export const initialsOf = (name: string): string => [...name].map(firstLetter).join('').toLowerCase()
