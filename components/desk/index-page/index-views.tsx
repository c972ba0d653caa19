'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { desk } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { IndexView } from '@/lib/contract/operator/desk/index-page'
import type { IndexPlace, IndexValues } from '../list/use-index-place'
import { indexPageKey, type IndexSetup } from './use-index-page'
import { ViewDialog } from './view-dialog'
import { viewFilters } from './view-filters'

interface IndexViewsProps {
  setup: IndexSetup
  place: IndexPlace
}

/** The views of an index page, and what can be done with the open one. Without views there is nothing to choose. */
export function IndexViews({ setup, place }: IndexViewsProps) {
  const [isRenaming, setRenaming] = useState(false)
  const { views, view, defaultViewId } = setup
  if (views.length === 0) return null
  // Without any value the address would open the default view.
  const all: IndexValues = defaultViewId === null ? {} : { view: '0' }
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul
        aria-label="视图"
        className="border-line flex min-w-0 [scrollbar-width:none] gap-1 overflow-x-auto border-b max-md:w-full"
      >
        <li className="shrink-0">
          <ViewButton isOpen={view === null} onPress={() => place.open(all)}>
            全部
          </ViewButton>
        </li>
        {views.map((one) => (
          <li key={one.view_id} className="shrink-0">
            <ViewButton
              isOpen={one === view}
              onPress={() => place.open({ ...one.values, view: String(one.view_id) })}
            >
              {one.name}
              {!one.is_own && <span className="text-muted ml-1 text-xs">{one.by || '同事'}</span>}
              {one === view && setup.isDirty && (
                <>
                  <span aria-hidden className="text-brand ml-1">
                    •
                  </span>
                  <span className="sr-only">，已修改</span>
                </>
              )}
            </ViewButton>
          </li>
        ))}
      </ul>
      {view && (
        <>
          <ViewActions view={view} setup={setup} place={place} onRename={() => setRenaming(true)} />
          <ViewDialog
            open={isRenaming ? view : null}
            setup={setup}
            place={place}
            onClose={() => setRenaming(false)}
          />
        </>
      )}
    </div>
  )
}

interface ViewButtonProps {
  isOpen: boolean
  onPress: () => void
  children: ReactNode
}

const ViewButton = ({ isOpen, onPress, children }: ViewButtonProps) => (
  <button
    type="button"
    aria-current={isOpen ? 'true' : undefined}
    onClick={onPress}
    className={cx(
      'tap h-9 border-b-2 px-3 text-sm whitespace-nowrap',
      isOpen ? 'border-brand text-brand font-semibold' : 'text-text hover:text-brand border-transparent',
    )}
  >
    {children}
  </button>
)

interface ViewActionsProps extends IndexViewsProps {
  view: IndexView
  onRename: () => void
}

/** 保存修改, 还原, 重命名, 设为默认, 删除. */
function ViewActions({ view, setup, place, onRename }: ViewActionsProps) {
  const client = useQueryClient()
  const { view_id: viewId, name } = view
  const isDefault = setup.defaultViewId === viewId
  const onSettled = () => client.invalidateQueries({ queryKey: indexPageKey(setup.page) })
  const update = useSingleMutation({
    mutationFn: () =>
      desk.indexPage.changeView({
        view_id: viewId,
        values: JSON.stringify(viewFilters(place.values)),
        ...(view.columns && { columns: JSON.stringify(setup.columns) }),
      }),
    onSuccess: () => toast.success('视图已保存'),
    onSettled,
  })
  const remove = useSingleMutation({
    mutationFn: () => desk.indexPage.removeView({ view_id: viewId }),
    onSuccess: () => {
      toast.success('已删除')
      place.narrow({ view: undefined })
    },
    onSettled,
  })
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {setup.isDirty && view.may_change && (
        <Button variant="text" loading={update.isPending} onClick={() => update.mutate()}>
          保存修改
        </Button>
      )}
      {setup.isDirty && (
        <Button
          variant="text"
          onClick={() => {
            if (view.columns) setup.arrange({ columns: view.columns, density: setup.density })
            place.open({ ...view.values, view: String(viewId) })
          }}
        >
          还原
        </Button>
      )}
      <Button variant="text" onClick={() => setup.setDefault(isDefault ? null : viewId)}>
        {isDefault ? '取消默认' : '设为默认'}
      </Button>
      {view.may_change && (
        <>
          <Button variant="text" aria-haspopup="dialog" onClick={onRename}>
            编辑视图
          </Button>
          <Button
            variant="text"
            loading={remove.isPending}
            onClick={async () => {
              const text = `确定删除视图“${name}”？${view.is_shared ? '同事也将看不到它。' : ''}`
              if (await confirm({ text, danger: true })) remove.mutate()
            }}
          >
            删除视图
          </Button>
        </>
      )}
    </span>
  )
}
