import 'server-only'
import { daySeconds } from '@/lib/domain/time/china'

/** How numbers of cells read as texts. */

/** 9999-12-31, the last date of Excel. */
const lastSerial = 2_958_465
/** Days from 1899-12-30, where serials of the 1900 system count from after its false leap day, to 1904-01-01. */
const daysTo1904 = 1462
const epoch1900 = Date.UTC(1899, 11, 30)

/** A number without an exponent, with the 15 significant digits of spreadsheets: 0.1 + 0.2 is 0.3. */
export function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(15)))
  const [mantissa = '', exponent] = text.split('e')
  if (exponent === undefined) return text
  const sign = mantissa.startsWith('-') ? '-' : ''
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.')
  const point = whole.length + Number(exponent)
  const digits = whole + fraction
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return sign + digits.padEnd(point, '0')
}

/** Spreadsheets keep 15 digits: the last ones of a larger number are made up. */
const longest = 1e15

/**
 * The number of a cell as its file writes it. Whole numbers stay as they are, also those of 16 digits and more; large ones
 * with an exponent keep it, so that a code of them is refused as shortened.
 */
export function numberText(written: string): string {
  if (/^-?\d+$/.test(written) || isPlain(written)) return written
  const value = Number(written)
  if (written.trim() === '' || !Number.isFinite(value)) return written
  return Math.abs(value) >= longest ? value.toExponential().toUpperCase() : plainNumber(value)
}

/** Up to 15 digits, as most numbers are: nothing to round. */
const isPlain = (written: string) => written.length <= 16 && /^-?(?:0|[1-9]\d*)\.\d*[1-9]$/.test(written)

/**
 * `2026-05-01` or `2026-05-01 08:30`: the date that a serial counts to in days; of less than a day, the time. Serials
 * that are no dates read as numbers.
 */
export function dateText(written: string, from1904: boolean): string {
  const serial = Number(written)
  if (written.trim() === '' || !(serial >= 0 && serial <= lastSerial)) return numberText(written)
  const seconds = Math.round(serial * daySeconds)
  const time = new Date((seconds % daySeconds) * 1000).toISOString().slice(11, 16)
  const day = Math.floor(seconds / daySeconds)
  if (day === 0) return seconds > 0 ? time : numberText(written)
  const date = from1904 ? dateAt(day + daysTo1904) : dateIn1900System(day)
  return seconds % daySeconds === 0 ? date : `${date} ${time}`
}

/** The system has 1900-02-29 as its day 60, which never was. */
function dateIn1900System(day: number): string {
  if (day === 60) return '1900-02-29'
  return dateAt(day < 60 ? day + 1 : day)
}

const dateAt = (day: number) => new Date(epoch1900 + day * daySeconds * 1000).toISOString().slice(0, 10)

/** An ISO date of a cell: `2026-05-01T08:30:00` without seconds, midnight without its time. */
export function isoDateText(written: string): string {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(written) ?? []
  if (date === undefined) return written
  return time === undefined || time === '00:00' ? date : `${date} ${time}`
}
