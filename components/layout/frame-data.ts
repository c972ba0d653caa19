import type { Frame } from '@/lib/readers/frame'

/** What stands around every page of the mall, the same for all visitors. */
export type FrameData = Frame
/** The words of header and footer. */
export type SiteTexts = Frame['site']
