'use client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Search, Upload } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { useChoiceSearch } from '@/components/desk/pickers/choice-source'
import { PickerDialog } from '@/components/desk/pickers/picker-dialog'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { Pagination } from '@/components/ui/pagination'
import { SkeletonGrid } from '@/components/ui/skeleton'
import { designer } from '@/lib/client/call/designer'
import { accepted } from '@/lib/client/form/upload-picture'
import type { LibraryPicture } from '@/lib/contract/operator/content/picture'
import { nothingFound } from '@/lib/domain/messages/content'
import { PictureDetails } from './picture-details'
import { PictureFolders, type Folder } from './picture-folders'
import { PictureGrid } from './picture-grid'
import { UploadList } from './upload-list'
import { useUploads } from './use-uploads'

/** Pictures of a page of the library (spec 4 §B8). */
const perPage = 18

const libraryKey = ['designer-pictures']

/** 选择图片: the library by folder and name, and uploads into it (spec 4 §B8). */
export default function PicturePicker({
  hint,
  onPick,
  onClose,
}: {
  /** The size that fits. */
  hint?: string | undefined
  onPick: (picture: LibraryPicture) => void
  onClose: () => void
}) {
  const client = useQueryClient()
  const { typed, setTyped, keyword, page, setPage } = useChoiceSearch()
  const [folder, setFolder] = useState<Folder>(undefined)
  const [selected, setSelected] = useState<LibraryPicture | null>(null)
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...libraryKey, folder ?? null, keyword, page],
    queryFn: () =>
      designer.picture.list({
        page,
        pageSize: perPage,
        keyword,
        ...(folder !== undefined && { kind: folder }),
      }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  // A picture that is not in the list can be neither chosen nor deleted.
  const shown = data?.list.some(({ picture_id }) => picture_id === selected?.picture_id) ? selected : null
  const refresh = () => void client.invalidateQueries({ queryKey: libraryKey })
  const { uploads, start, retry, dismiss } = useUploads(folder ?? '', (picture) => {
    setSelected(picture)
    setTyped('')
    setPage(1)
    refresh()
  })
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault()
    setOver(over)
  }
  const folders = data?.kinds ?? []

  return (
    <PickerDialog
      title="选择图片"
      width={1040}
      count={shown ? 1 : 0}
      max={1}
      onSubmit={() => {
        if (shown) onPick(shown)
      }}
      onClose={onClose}
    >
      <div className="flex gap-5">
        <PictureFolders
          folders={folders}
          folder={folder}
          onSelect={(next) => {
            setFolder(next)
            setPage(1)
          }}
        />
        <div
          className={cx('min-w-0 flex-1', isOver && 'outline-link outline-2 outline-dashed')}
          onDragOver={(event) => {
            drag(event, true)
          }}
          onDragLeave={(event) => {
            drag(event, false)
          }}
          onDrop={(event) => {
            drag(event, false)
            start([...event.dataTransfer.files])
          }}
        >
          <div className="mb-3 flex items-center gap-3">
            <Input
              data-autofocus
              type="search"
              aria-label="搜索图片"
              placeholder="图片名称"
              className="w-60!"
              prefix={<Search className="size-4" aria-hidden />}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <span className="text-muted min-w-0 flex-1 text-xs">
              JPG 或 PNG，不超过 2 MB，可以拖入多张{hint && `；${hint}`}
            </span>
            <Button variant="outline" onClick={() => chooser.current?.click()}>
              <Upload className="size-4" aria-hidden />
              上传图片
            </Button>
            <input
              ref={chooser}
              type="file"
              multiple
              hidden
              accept={accepted}
              aria-label="上传图片文件"
              onChange={({ target }) => {
                start([...(target.files ?? [])])
                target.value = ''
              }}
            />
          </div>
          <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
          <div className="min-h-[29rem]" aria-busy={isFetching}>
            {isError ? (
              <ErrorState small onRetry={() => void refetch()} />
            ) : !data ? (
              <SkeletonGrid count={perPage} className="grid grid-cols-6 gap-3" cell="h-36" />
            ) : data.list.length === 0 ? (
              <Empty small text={keyword ? nothingFound : '还没有图片，上传一张吧'} />
            ) : (
              <PictureGrid pictures={data.list} selected={shown} onSelect={setSelected} onSubmit={onPick} />
            )}
          </div>
          <Pagination
            page={page}
            count={data?.total_count ?? 0}
            pageSize={perPage}
            onChange={setPage}
            className="mt-3 justify-end!"
          />
          {shown && (
            <PictureDetails
              key={shown.picture_id}
              picture={shown}
              folders={folder === undefined ? folders : [...new Set([...folders, folder])]}
              onChanged={(picture) => {
                setSelected(picture)
                refresh()
              }}
              onRemoved={() => {
                setSelected(null)
                refresh()
              }}
            />
          )}
        </div>
      </div>
    </PickerDialog>
  )
}
