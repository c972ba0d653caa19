import { pageWidth } from '@/widgets/measure'
import type { ChoiceField, LineField, RowsField, SettingField, SettingPanel } from '@/widgets/setting-fields'

/** Fields that several types have, and the tab 组件样式, which all have. */

export const alignField = (key: string, label: string): ChoiceField => ({
  kind: 'radio',
  key,
  label,
  options: [
    { value: 'left', label: '居左' },
    { value: 'center', label: '居中' },
    { value: 'right', label: '居右' },
  ],
})

/** A colour that replaces the theme colour of the page while its switch is on. */
export const ownColor = (label: string, key = 'wgtTheme'): LineField => ({
  kind: 'line',
  label,
  fields: [
    { kind: 'switch', key: 'customerThemeEnabled' },
    { kind: 'color', key },
  ],
})

/** A gradient from the first colour to the second. */
export const gradient = (label: string, from: string, to: string): LineField => ({
  kind: 'line',
  label,
  fields: [
    { kind: 'color', key: from },
    { kind: 'color', key: to },
  ],
})

/** The link 更多 at the right end of a title. */
export const moreFields: readonly SettingField[] = [
  { kind: 'switch', key: 'showMore', label: '显示更多' },
  { kind: 'text', key: 'moreText', label: '更多文字', when: { key: 'showMore', is: true } },
  { kind: 'link', key: 'moreLinkData', label: '跳转路径', when: { key: 'showMore', is: true } },
]

/** Links with a text each. */
export const menuRows = (
  { add, entry, placeholder }: { add: string; entry: string; placeholder: string },
  color?: string,
): RowsField => ({
  kind: 'rows',
  key: 'data',
  add,
  entry,
  initial: { title: '', pathData: {}, ...(color && { wgtHotKeywordTextColor: color }) },
  fields: [
    { kind: 'text', key: 'title', placeholder },
    ...(color ? [{ kind: 'color', key: 'wgtHotKeywordTextColor', label: '字体颜色' } as const] : []),
    { kind: 'link', key: 'pathData' },
  ],
})

const sides = [
  ['Top', '上'],
  ['Right', '右'],
  ['Bottom', '下'],
  ['Left', '左'],
] as const

/** The tab 组件样式: position, size, spacing, borders and colours (spec 4 §A0.6). */
export const stylePanel: SettingPanel = {
  groups: [
    {
      title: '位置',
      childOnly: true,
      fields: [
        { kind: 'number', key: 'x', label: 'X', unit: 'px', atLeave: true },
        { kind: 'number', key: 'y', label: 'Y', unit: 'px', atLeave: true },
      ],
    },
    {
      title: '大小',
      fields: [
        { kind: 'switch', key: 'proportion', label: '等比例', lockedBy: 'proportionDisabled' },
        {
          kind: 'number',
          key: 'width',
          label: '宽度',
          min: 0,
          max: pageWidth,
          unit: 'px',
          slider: true,
          atLeave: true,
          lockedBy: 'widthDisabled',
        },
        {
          kind: 'number',
          key: 'height',
          label: '高度',
          min: 0,
          unit: 'px',
          atLeave: true,
          lockedBy: 'heightDisabled',
        },
      ],
    },
    {
      title: '外边距',
      fields: [
        { kind: 'number', key: 'marginTop', label: '上', unit: 'px' },
        { kind: 'number', key: 'marginBottom', label: '下', unit: 'px' },
        { kind: 'number', key: 'marginRight', label: '右', unit: 'px' },
        { kind: 'number', key: 'marginLeft', label: '左', unit: 'px' },
        {
          kind: 'presets',
          label: '位置',
          presets: [
            { label: '居左', values: { marginLeft: 0, marginRight: 'auto' } },
            { label: '居中', values: { marginLeft: 'auto', marginRight: 'auto' } },
            { label: '居右', values: { marginLeft: 'auto', marginRight: 0 } },
          ],
        },
      ],
    },
    {
      title: '内边距',
      fields: sides.map(([side, label]) => ({
        kind: 'number',
        key: `padding${side}`,
        label,
        min: 0,
        unit: 'px',
        atLeave: true,
      })),
    },
    {
      title: '边框',
      fields: [
        ...sides.map(([side, label]): LineField => ({
          kind: 'line',
          label,
          fields: [
            { kind: 'number', key: `border${side}Width`, min: 0, unit: 'px' },
            { kind: 'color', key: `border${side}Color` },
          ],
        })),
        { kind: 'number', key: 'borderRadius', label: '圆角', min: 0, unit: 'px' },
      ],
    },
    {
      title: '颜色',
      fields: [
        { kind: 'color', key: 'foregroundColor', label: '前景' },
        { kind: 'color', key: 'backgroundColor', label: '背景' },
      ],
    },
  ],
  internal: [
    ...['type', 'name', 'uuid', 'leaf'],
    ...['heightShow', 'heightDisabled', 'widthDisabled', 'proportionDisabled'],
    // Types with a theme of their own have fields for both.
    ...['customerThemeEnabled', 'wgtTheme'],
  ],
}

/** Columns as wide as they can be; for the types that have the setting. */
export const fillWidthField: SettingField = {
  kind: 'switch',
  key: 'fillWidth',
  label: '铺满宽度',
  hint: '每列平分整行宽度，关闭后为标准列宽',
}
