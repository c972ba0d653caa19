import 'server-only'
import type { DesignRevision, OpenedDesign } from '@/lib/contract/operator/content/design'
import type { DesignDocument } from '@/lib/domain/design/document'
import { maskMobile } from '@/lib/domain/person/mask'
import type { RevisionRow } from './draft-sql'
import type { EditLock } from './edit-lock'
import type { OpenDesign } from './open-design'
import type { Conflict } from './save-draft'
import { wirePage } from './wire'

/** The editor of a version; operators without a name are shown by their number. */
const wireEditor = (userId: number, name: string) => ({ user_id: userId, name: maskMobile(name) })

export const wireLock = ({ mine, isOwn, userId, name, since, at }: EditLock) => ({
  mine,
  is_own: isOwn,
  since,
  at,
  editor: wireEditor(userId, name),
})

export const wireConflict = ({ part, version, editor, at }: Conflict) => ({
  part,
  version,
  at,
  editor: wireEditor(editor.userId, editor.name),
})

/** A document as JSON; the cast only drops `readonly`. */
export const wireDocument = (document: DesignDocument) => document as unknown as OpenedDesign['document']

export const wireRevision = (row: RevisionRow): DesignRevision => ({
  number: row.number,
  state: row.state,
  note: row.note,
  created: row.created,
  published: row.published,
  editor: wireEditor(row.editorId, row.editorName),
  publish_at: row.publishAt,
  widgets: row.widgets,
})

/** An opened page for its editor. */
export const wireOpened = (opened: OpenDesign, mayPublish: boolean): OpenedDesign => {
  const { page, frame, scheduled } = opened
  return {
    page: wirePage(opened.row),
    document: wireDocument(opened.document),
    version: page.version,
    frame_version: frame.version,
    has_changes: page.isChanged,
    frame_has_changes: frame.isChanged,
    is_outdated: opened.isOutdated,
    frame_is_outdated: opened.isFrameOutdated,
    read_only: opened.readOnly,
    may_publish: mayPublish,
    frame_pages: opened.framePages,
    last_saved: { editor: wireEditor(page.editorId, page.editorName), at: page.updated },
    scheduled: scheduled && {
      number: scheduled.number,
      note: scheduled.note,
      publish_at: scheduled.publishAt,
    },
    lock: wireLock(opened.lock),
  }
}
