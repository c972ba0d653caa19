/**
 * The widget types of the mall (spec 4). Tables about widgets are `Record<WidgetType, …>`: a missing entry does not
 * compile.
 */
export type WidgetType =
  | 'W0000'
  | 'W0001'
  | 'W0002'
  | 'W0003'
  | 'W0004'
  | 'W0005'
  | 'W0006'
  | 'W0007'
  | 'W0008'
  | 'W0010'
  | 'W0011'
  | 'W0012'
  | 'W0013'
  | 'W0014'
  | 'W0015'
  | 'W0016'
  | 'W0017'
  | 'W0018'
  | 'W0019'
  | 'W0020'
  | 'W0021'
  | 'W0022'

/** The types that operators place: all but the page settings. */
export type PaletteType = Exclude<WidgetType, 'W0000'>

/** The entry of a stored type in a table of types; undefined for a type that the mall does not know. */
export const entryOf = <Entry>(table: Readonly<Partial<Record<WidgetType, Entry>>>, type: string) =>
  Object.hasOwn(table, type) ? table[type as WidgetType] : undefined
