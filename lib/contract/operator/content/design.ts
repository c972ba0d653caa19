import { z } from 'zod'
import { limits } from '@/lib/domain/design/limits'
import { maxId } from '@/lib/domain/id'
import * as contentMessages from '@/lib/domain/messages/content'
import * as dateMessages from '@/lib/domain/messages/date'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../../call'
import { seconds, wireInt, wireJson, wireSwitch, wireText } from '../../fields'
import { forOperators, paging } from '../options'
import { templateRow } from './template'

/** As JSON in a form a page is longer than it is stored; the limit of a page is checked on what is stored. */
const maxBodyBytes = 4 * limits.bytes

const pageId = () => wireInt(1, maxId, contentMessages.pageMissing)
/** A page, or 0 for the header and footer that all pages share. */
const pageOrFrame = () => wireInt(0, maxId, contentMessages.pageMissing)
const version = () => wireInt(0, maxId, '版本不正确')
/** Names one window of the editor. */
const session = () =>
  wireText(40, requestMessages.parametersInvalid).min(1, requestMessages.parametersInvalid)

const editor = z.object({ user_id: z.int(), name: z.string() })

/** A document of `lib/domain/design`. */
const designDocument = z.object({
  widgets: z.record(
    z.string(),
    z.object({
      settings: z.looseObject({ type: z.string() }),
      children: z.array(z.string()).optional(),
      row: z.object({ id: z.int(), name: z.string() }).optional(),
      kept: z.unknown().optional(),
    }),
  ),
  zones: z.object({ header: z.array(z.string()), body: z.array(z.string()), footer: z.array(z.string()) }),
})

const lock = z.object({
  /** Whether this window holds the lock. */
  mine: z.boolean(),
  /** Whether this or another window of the same operator holds it. */
  is_own: z.boolean(),
  editor,
  since: seconds,
  /** The last heartbeat. */
  at: seconds,
})

/** Changes that another operator saved in the meantime. */
const conflict = z.object({
  part: z.enum(['page', 'frame']),
  version: z.int(),
  editor,
  at: seconds,
})

/** Versions of the two parts of a draft: the page, and the header and footer that all pages share. */
const versions = { version: z.int(), frame_version: z.int() }

const revision = z.object({
  number: z.int(),
  /** kept: a draft that another version replaced. cancelled: was scheduled. */
  state: z.enum(['published', 'scheduled', 'kept', 'cancelled']),
  note: z.string(),
  editor,
  created: seconds,
  published: seconds.nullable(),
  publish_at: seconds.nullable(),
  /** Widgets at the top level, without the page settings. */
  widgets: z.int(),
})
export type DesignRevision = z.infer<typeof revision>

const problem = z.object({
  /** The id of the widget in the document. */
  id: z.string(),
  type: z.string(),
  name: z.string(),
  /** The setting, such as `data.0.imgUrl`. */
  path: z.string(),
  message: z.string(),
})
export type DesignProblem = z.infer<typeof problem>

const opened = z.object({
  page: templateRow,
  document: designDocument,
  ...versions,
  /** Whether the page, or the header and footer, differ from what is published. */
  has_changes: z.boolean(),
  frame_has_changes: z.boolean(),
  /**
   * Whether the page, or the header and footer, were published by other means since the draft began: publishing asks
   * first.
   */
  is_outdated: z.boolean(),
  frame_is_outdated: z.boolean(),
  /** Why the page cannot be edited, such as its size; empty when it can. */
  read_only: z.string(),
  /** Whether the role of the editor may publish. */
  may_publish: z.boolean(),
  /** The number of pages in use, which all show the header and footer. */
  frame_pages: z.int(),
  last_saved: z.object({ editor, at: seconds }),
  scheduled: z.object({ number: z.int(), publish_at: seconds, note: z.string() }).nullable(),
  lock,
})
export type OpenedDesign = z.infer<typeof opened>

const published = z.object({
  ...versions,
  /** The new version of the page; null when the page has no changes, or the other part was published. */
  number: z.int().nullable(),
  frame_number: z.int().nullable(),
  publish_at: seconds.nullable(),
  page: templateRow,
})

const patch = z.object({
  op: z.enum(['add', 'replace', 'remove']),
  path: z.array(z.union([z.string(), z.number()])).min(2),
  value: z.unknown().optional(),
})

/** Drafts and versions of designed pages, for the page designer. Our own. */
export const operatorDesignContract = {
  /** Opens the draft of a page, which begins as what is published, and takes the lock when it is free. */
  open: call('POST', '/operator/design/open', '打开页面装修', forOperators('content:write'))
    .input(z.object({ page_id: pageId(), session: session() }))
    .output(opened),

  /**
   * Saves patches on a version of the draft. Nothing is saved when another operator has saved the same part since; a
   * repeated save with the same `save_id` gets the answer of the first one.
   */
  save: call('POST', '/operator/design/save', '保存草稿', { ...forOperators('content:write'), maxBodyBytes })
    .input(
      z.object({
        page_id: pageId(),
        base_version: version(),
        frame_version: version(),
        save_id: wireText(40, requestMessages.parametersInvalid).min(1, requestMessages.parametersInvalid),
        patches: wireJson(
          z.array(patch, contentMessages.designInvalid).max(limits.patches, contentMessages.designInvalid),
        ),
      }),
    )
    .output(z.object({ saved: z.boolean(), ...versions, conflict: conflict.nullable() })),

  /** Errors that the widget schemas report for the draft. */
  problems: call('GET', '/operator/design/problems', '页面问题', forOperators('content:read'))
    .input(z.object({ page_id: pageId() }))
    .output(z.object({ list: z.array(problem) })),

  /**
   * Makes one part of the draft public: the page, now or at a time, or the header and footer of all pages; refused
   * while that part has problems. A custom page is put into use. `overwrite` replaces what was published by other
   * means.
   */
  publish: call('POST', '/operator/design/publish', '发布页面', forOperators('content:approve'))
    .input(
      z.object({
        page_id: pageId(),
        base_version: version(),
        frame_version: version(),
        part: z.enum(['page', 'frame'], requestMessages.parametersInvalid).optional().default('page'),
        publish_at: wireInt(0, 4_102_444_800, dateMessages.releaseTimeInvalid).optional(),
        note: wireText(200, requestMessages.noteTooLong).optional().default(''),
        overwrite: wireSwitch(requestMessages.parametersInvalid).optional(),
      }),
    )
    .output(published),

  /** Ends the scheduled publication of a page. */
  unschedule: call('POST', '/operator/design/unschedule', '取消定时发布', forOperators('content:approve'))
    .input(z.object({ page_id: pageId() }))
    .output(revision),

  versions: call('GET', '/operator/design/versions', '页面版本', forOperators('content:read'))
    .input(z.object({ page_id: pageOrFrame(), ...paging }))
    .output(
      z.object({
        total_count: z.int(),
        /** The version that shoppers see; null while the page is not in use. */
        live_number: z.int().nullable(),
        list: z.array(revision),
      }),
    ),

  /** A version as a document, with the present header and footer around a page. */
  version: call('GET', '/operator/design/version', '查看页面版本', forOperators('content:read'))
    .input(z.object({ page_id: pageOrFrame(), number: wireInt(1, maxId, contentMessages.versionMissing) }))
    .output(z.object({ revision, document: designDocument })),

  /**
   * Returns to a version: as the draft, and with `publish` for shoppers too. The previous draft is kept as a version.
   */
  rollback: call('POST', '/operator/design/rollback', '恢复页面版本', forOperators('content:approve'))
    .input(
      z.object({
        page_id: pageOrFrame(),
        number: wireInt(1, maxId, contentMessages.versionMissing),
        publish: wireSwitch(requestMessages.parametersInvalid).optional().default(false),
      }),
    )
    .output(z.object({ version: z.int(), number: z.int().nullable() })),

  /** The heartbeat of an editor; returns the current editor. `take_over` takes the lock from another one. */
  lock: call('POST', '/operator/design/lock', '占用页面编辑', forOperators('content:write'))
    .input(
      z.object({
        page_id: pageId(),
        session: session(),
        take_over: wireSwitch(requestMessages.parametersInvalid).optional().default(false),
      }),
    )
    .output(lock),

  unlock: call('POST', '/operator/design/unlock', '结束页面编辑', forOperators('content:write'))
    .input(z.object({ page_id: pageId(), session: session() }))
    .output(z.object({ status: z.literal(true) })),

  /**
   * Replaces the draft by an imported page: rows of an ECShopX mall, or the sections of its web client
   * (contract clients F4).
   */
  import: call('POST', '/operator/design/import', '导入页面', {
    ...forOperators('content:write'),
    maxBodyBytes,
  })
    .input(z.object({ page_id: pageId(), base_version: version(), config: wireJson(z.unknown()) }))
    .output(z.object({ version: z.int(), left_out: z.array(z.string()) })),
}
