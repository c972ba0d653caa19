import * as memberMessages from '../messages/member'
import { wallSeconds } from '../time/china'
import { maskName } from './mask'

/** Fields of an identity verification. */
export interface IdentityClaim {
  name: string
  /** 18 characters, the last one a digit or `X`. */
  number: string
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'
/** The first two digits name a province (GB/T 2260). */
const provinces = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/
/** 汉字 with the dots of longer names. */
const namePattern = /^\p{Script=Han}[\p{Script=Han}·•]{0,28}\p{Script=Han}$/u
const adultYears = 18

/** A number as it is compared and stored: without spaces, with a capital `X`. */
export const plainIdNumber = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()

/** The check digit of an id number, from its first 17 digits (GB 11643, ISO 7064 MOD 11-2). */
export const idCheckDigit = (digits: string): string =>
  checkDigits.charAt(
    [...digits].slice(0, 17).reduce((sum, digit, at) => sum + Number(digit) * (weights[at] ?? 0), 0) % 11,
  )

/** China's wall clock in milliseconds, to compare with `Date.UTC`. @param now epoch seconds */
const wallMillis = (now: number) => wallSeconds(now) * 1000

/** Year, month and day of birth; null when there is no such day. */
function birthOf(number: string): [year: number, month: number, day: number] | null {
  const [year, month, day] = [number.slice(6, 10), number.slice(10, 12), number.slice(12, 14)].map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= 1900 ? [year, month, day] : null
}

/** Whether an id number has the form, region, birth date and check digit of a real one that was issued up to `now`. */
export function isIdNumber(number: string, now: number): boolean {
  if (!/^\d{17}[\dX]$/.test(number) || !provinces.test(number)) return false
  const birth = birthOf(number)
  if (!birth || Date.UTC(birth[0], birth[1] - 1, birth[2]) > wallMillis(now)) return false
  return number.endsWith(idCheckDigit(number))
}

/** Whether the person is at least 18 years old in China at `now`. */
function isAdult(number: string, now: number): boolean {
  const birth = birthOf(number)
  if (!birth) return false
  const born = new Date(Date.UTC(birth[0] + adultYears, birth[1] - 1, birth[2]))
  return born.getTime() <= wallMillis(now)
}

/** Why name and number cannot belong to an adult, for the member; null when they can. @param now epoch seconds */
export function identityProblem({ name, number }: IdentityClaim, now: number): string | null {
  if (name === '') return memberMessages.identityNameMissing
  if (!namePattern.test(name)) return memberMessages.identityNameInvalid
  if (number === '') return memberMessages.identityNumberMissing
  if (!isIdNumber(number, now)) return memberMessages.identityNumberInvalid
  return isAdult(number, now) ? null : '未满18周岁，不能领取补贴'
}

/** `林知夏` → `林*夏`. */
export const maskPersonName = (name: string): string => maskName(name)

/** `330106199001011234` → `330***********1234`. */
export const maskIdNumber = (number: string): string =>
  `${number.slice(0, 3)}${'*'.repeat(11)}${number.slice(-4)}`
