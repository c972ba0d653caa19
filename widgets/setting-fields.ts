/**
 * The controls of the settings panel as data (spec 4 §A0.6). The page designer turns each field into a form control.
 */

/** Settings of a widget, or of an entry of one of its lists. */
type Settings = Readonly<Record<string, unknown>>

/** The setting `key` has this value, or one of these values. */
export interface Condition {
  key: string
  is: string | number | boolean | readonly (string | number | boolean)[]
}

/** Common keys of all fields. Labels are stored without their colon. */
interface Described {
  label?: string
  /** A sentence below the control. */
  hint?: string
  /** The field is shown while this is true. */
  when?: Condition
  /** A setting that disables the control while it is true. */
  lockedBy?: string
}

/** A field that edits one setting, or, inside `rows`, one key of an entry. */
interface Keyed extends Described {
  key: string
  /** The index of the edited value in a setting that holds a list for each style. */
  at?: number
}

export interface TextField extends Keyed {
  kind: 'text'
  placeholder?: string
  /** Lines of a text area; a single line without it. */
  lines?: number
}

export interface NumberField extends Keyed {
  kind: 'number'
  min?: number
  max?: number
  unit?: 'px' | '毫秒'
  /** A slider beside the number. */
  slider?: boolean
  /** The number is written when the field is left: on the way, while it is typed, it may have no place. */
  atLeave?: boolean
}

export interface SwitchField extends Keyed {
  kind: 'switch'
}

interface Option {
  value: string | number | boolean
  label: string
}

/** One of several values: a list to open, or radio buttons side by side, drawn with icons where the form has them. */
export interface ChoiceField extends Keyed {
  kind: 'select' | 'radio'
  options: readonly Option[]
}

/** A button that is pressed or not, each with a value of its own, such as bold. */
export interface ToggleField extends Keyed {
  kind: 'toggle'
  on: string
  off: string
}

export interface ColorField extends Keyed {
  kind: 'color'
}

/** A picture of the library or an upload. Width and height in pixels are those that fit. */
export interface PictureField extends Keyed {
  kind: 'picture'
  width?: number
  height?: number
  /** A list that is emptied when the picture is removed. */
  clears?: string
  /** While the widget keeps its ratio, a new picture gives its height. */
  givesHeight?: boolean
}

/** A link target (spec 4 §A0.4). */
export interface LinkField extends Keyed {
  kind: 'link'
}

/** How many entries a list can have, and the messages beyond that (spec 2 §5). */
export interface ListLimits {
  min?: number
  tooFew?: string
  max?: number
  tooMany?: string
}

/** Common keys of lists: entries are added, moved and deleted. */
interface ListOf extends Keyed {
  limits?: ListLimits
  /** The question before an entry is deleted; it is deleted at once without one. */
  confirmDelete?: string
}

/** Products, stored as spec 4 §A0.7 says. */
export interface GoodsField extends ListOf {
  kind: 'goods'
  /** Stored fields of a product besides id, picture, price and name. */
  extra?: readonly ('market_price' | 'brief' | 'title' | 'subTitle')[]
  /** A choice replaces the products of the list, by at most so many. */
  replaces?: number
  /** Only products of the shop whose id this key holds, in as many fixed places. */
  shop?: { key: string; places: number }
}

/** Top-level categories with their children. */
export interface CategoriesField extends Keyed {
  kind: 'categories'
  /** Main categories instead of sales categories. */
  main: boolean
}

export interface CouponsField extends ListOf {
  kind: 'coupons'
  /** The key of a picture of each coupon. */
  pictureKey?: string
}

/** A shop; fills the keys of the entry that name its name, pictures and tags. */
export interface ShopField extends Keyed {
  kind: 'shop'
}

/** Tags of shops. */
export interface TagsField extends Keyed {
  kind: 'tags'
  /** The setting that holds all tags. */
  from: string
}

/** Rectangles on the picture of the setting `picture`, each with a link. */
export interface HotZonesField extends ListOf {
  kind: 'hotZones'
  picture: string
}

/** A list of entries with fields of their own. */
export interface RowsField extends ListOf {
  kind: 'rows'
  /** The button that adds an entry; without it the entries are places that are neither added nor deleted. */
  add?: string
  /** The name of an entry, to which its number is added. */
  entry: string
  /** A new entry. */
  initial?: unknown
  /** The key of a new entry whose text ends with its number. */
  numbered?: string
  fields: readonly SettingField[]
}

/** The widgets inside a free panel. */
interface ChildrenField extends Keyed {
  kind: 'children'
}

/** The widgets of the page, which are no setting. */
interface WidgetsField extends Described {
  kind: 'widgets'
}

/** Fields side by side under one label, such as two colours of a gradient. */
export interface LineField extends Described {
  kind: 'line'
  label: string
  fields: readonly SettingField[]
}

/** Radio buttons that write several settings at once. */
export interface PresetsField extends Described {
  kind: 'presets'
  label: string
  presets: readonly { label: string; values: Settings }[]
}

export type SettingField =
  | TextField
  | NumberField
  | SwitchField
  | ChoiceField
  | ToggleField
  | ColorField
  | PictureField
  | LinkField
  | GoodsField
  | CategoriesField
  | CouponsField
  | ShopField
  | TagsField
  | HotZonesField
  | RowsField
  | ChildrenField
  | WidgetsField
  | LineField
  | PresetsField

/** A titled bar with the fields below it. */
export interface SettingGroup {
  title: string
  /** Only for widgets inside a free panel. */
  childOnly?: boolean
  when?: Condition
  fields: readonly SettingField[]
}

/** The settings of one type. */
export interface SettingPanel {
  /** From top to bottom, as specification 4 lists them. */
  groups: readonly SettingGroup[]
  /** Settings without a field: those that the designer or the data of the mall writes. */
  internal?: readonly string[]
}

/** The settings that a field edits. */
export function keysOf(field: SettingField): string[] {
  switch (field.kind) {
    case 'widgets':
      return []
    case 'line':
      return field.fields.flatMap(keysOf)
    case 'presets':
      return [...new Set(field.presets.flatMap(({ values }) => Object.keys(values)))]
    default:
      return [field.key]
  }
}

/** Whether a field or a group is shown for these settings. */
export function isShown({ when }: { when?: Condition }, settings: Settings): boolean {
  if (!when) return true
  const value = settings[when.key]
  const wanted: readonly unknown[] = Array.isArray(when.is) ? when.is : [when.is]
  return wanted.includes(value)
}
