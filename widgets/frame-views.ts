import type { Views } from './views'
import { View as W0001 } from './W0001/view'
import { View as W0002 } from './W0002/view'
import { View as W0003 } from './W0003/view'
import { View as W0006 } from './W0006/view'
import { View as W0007 } from './W0007/view'
import { View as W0008 } from './W0008/view'
import { View as W0010 } from './W0010/view'
import { View as W0011 } from './W0011/view'
import { View as W0022 } from './W0022/view'

/**
 * The views of headers and footers. Fewer than those of pages, because every page of the mall loads the islands of what
 * its layout could show.
 */
export const frameViews = {
  W0001,
  W0002,
  W0003,
  W0006,
  W0007,
  W0008,
  W0010,
  W0011,
  W0022,
} satisfies Partial<Views>
