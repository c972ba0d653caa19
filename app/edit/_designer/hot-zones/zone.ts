import { targetText } from '../pickers/targets'
import type { Settings } from '../settings/field-props'
import type { ZoneRect } from './zone-geometry'

/** A rectangle with its link; other keys stay. */
export interface HotZone extends ZoneRect {
  pathData: Settings
}

const linkText = ({ pathData }: HotZone): string =>
  pathData.linkPage === 'href' ? String(pathData.href ?? '') : targetText(pathData)

/** The name of a rectangle: its number and its target. */
export const zoneName = (zone: HotZone, index: number): string =>
  `热区${index + 1}：${linkText(zone) || '未设置链接'}`
