import { isDay, isMobile } from '../../validate'
import { formulaProblem, halfWidth, isFormula, isShortened } from '../cell-values'
import type { Cell } from './columns'

/** Readers of cells. Their problems follow the header of the column: 库存“-1”…. */

const shown = (text: string) => `“${text.slice(0, 40)}”`

/** A text of limited length; a number that the spreadsheet has shortened is none. */
export const textCell =
  (max: number) =>
  (text: string): Cell<string> => {
    if (isShortened(text)) return { problem: `${shown(text)}已被表格软件缩短，请把这一列设为文本后重新填写` }
    if (isFormula(text)) return { problem: formulaProblem(text) }
    return [...text].length > max ? { problem: `不能超过${max}个字` } : { value: text }
  }

/** A whole number between two, also written as `1,200`; a sign only where negative ones are allowed. */
export const wholeCell =
  (min: number, max: number) =>
  (text: string): Cell<number> => {
    if (isShortened(text)) return { problem: `${shown(text)}已被表格软件缩短，请把这一列设为文本后重新填写` }
    const plain = halfWidth(text).replace(/^−/, '-')
    const digits = /^[+-]?\d{1,3}(?:,\d{3})+$/.test(plain) ? plain.replaceAll(',', '') : plain
    if (/^[+-]?\d+\.\d*[1-9]\d*$/.test(digits)) return { problem: `${shown(text)}不是整数` }
    if (!/^[+-]?\d{1,15}(?:\.0+)?$/.test(digits)) return { problem: `${shown(text)}不是数字` }
    const value = Number(digits)
    if (value < min && min === 0) return { problem: '不能是负数' }
    return value < min || value > max ? { problem: `应为${min}到${max}` } : { value: value + 0 }
  }

/** One of some words. */
export const choiceCell =
  <Value>(choices: Readonly<Record<string, Value>>) =>
  (text: string): Cell<Value> => {
    const value = Object.hasOwn(choices, text) ? choices[text] : undefined
    return value === undefined ? { problem: `应为${Object.keys(choices).join('、')}中的一个` } : { value }
  }

export const yesNoCell = choiceCell<boolean>({ 是: true, 否: false })

export const mobileCell = (text: string): Cell<string> =>
  isMobile(text) ? { value: text } : isShortened(text) ? textCell(20)(text) : { problem: '应为11位手机号' }

/** Names with `,` between, each once. */
export const listCell =
  (most: number, longest: number) =>
  (text: string): Cell<string[]> => {
    const names = [
      ...new Set(
        text
          .split(/[,，、\n]/)
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      ),
    ]
    const formula = names.find(isFormula)
    if (formula !== undefined) return { problem: formulaProblem(formula) }
    if (names.length > most) return { problem: `不能超过${most}个` }
    const long = names.find((name) => [...name].length > longest)
    return long === undefined ? { value: names } : { problem: `${shown(long)}超过${longest}个字` }
  }

/** A day as `mm/dd/yyyy`, or `yyyy-mm-dd` as cells with dates read. @returns `YYYY-MM-DD` */
export function dayCell(text: string): Cell<string> {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const other = /^(\d{4})[-/年](\d{1,2})[-/月](\d{1,2})日?(?: 00:00)?$/.exec(text)
  const [year, month, day] = american
    ? [american[3], american[1], american[2]]
    : [other?.[1], other?.[2], other?.[3]]
  const value = `${year ?? ''}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`
  return isDay(value) ? { value } : { problem: '应为日期，如 05/21/2026' }
}

/** A time of half an hour: `09:00`, `9:30`. */
export function halfHourCell(text: string): Cell<string> {
  const [, hour = '', minute] = /^(\d{1,2})[:：](00|30)$/.exec(text) ?? []
  return minute !== undefined && Number(hour) <= 24 && !(hour === '24' && minute !== '00')
    ? { value: `${hour.padStart(2, '0')}:${minute}` }
    : { problem: '应为整点或半点，如 09:30' }
}
