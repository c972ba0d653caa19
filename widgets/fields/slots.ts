import type { RowsField } from '@/widgets/setting-fields'

/**
 * The pictures of a layout with a link each (spec 4 §W0012, spec 4 §W0016).
 * @param at index of the layout in `data`
 * @param size pixels of the first picture, the largest
 */
export const slotRows = (at: number, { width, height }: { width: number; height: number }): RowsField => ({
  kind: 'rows',
  key: 'data',
  at,
  entry: '图片',
  fields: [
    { kind: 'picture', key: 'imgUrl', width, height },
    { kind: 'link', key: 'pathData' },
  ],
})
