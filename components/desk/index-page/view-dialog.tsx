'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { errorText } from '@/lib/client/call/api-error'
import { desk } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { IndexPageInfo, IndexView } from '@/lib/contract/operator/desk/index-page'
import { maxViewName } from '@/lib/domain/desk/index-page'
import { viewNameMissing } from '@/lib/domain/messages/desk'
import { FormDialog } from '../form/form-dialog'
import type { IndexPlace } from '../list/use-index-place'
import { indexPageKey, type IndexSetup } from './use-index-page'
import { viewFilters } from './view-filters'

interface ViewDialogProps {
  /** A view to edit, or a new one of what the address shows. */
  open: IndexView | 'new' | null
  setup: IndexSetup
  place: IndexPlace
  onClose: () => void
}

/** 保存为视图 and 编辑视图. */
export const ViewDialog = ({ open, setup, place, onClose }: ViewDialogProps) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={(row) => (row === 'new' ? '保存为视图' : '编辑视图')}
    formId={`view-form-${String(open === 'new')}`}
  >
    {(row) => <ViewForm view={row === 'new' ? null : row} setup={setup} place={place} onSaved={onClose} />}
  </FormDialog>
)

interface ViewFormProps extends Pick<ViewDialogProps, 'setup' | 'place'> {
  view: IndexView | null
  onSaved: () => void
}

function ViewForm({ view, setup, place, onSaved }: ViewFormProps) {
  const client = useQueryClient()
  const id = `view-name-${String(view === null)}`
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.is_shared ?? false)
  const [hasColumns, setHasColumns] = useState((view?.columns ?? null) !== null)
  const [problem, setProblem] = useState('')
  const save = useSingleMutation({
    mutationFn: () => {
      // Columns that nobody changed are those of the page: a view of them has to name none.
      const columns = JSON.stringify(hasColumns ? setup.columns : [])
      const fields = { name: name.trim(), is_shared: isShared ? '1' : '0', columns }
      return view
        ? desk.indexPage.changeView({ view_id: view.view_id, ...fields })
        : desk.indexPage.addView({
            page: setup.page,
            values: JSON.stringify(viewFilters(place.values)),
            ...fields,
          })
    },
    onSuccess: (saved) => {
      toast.success('视图已保存')
      client.setQueryData<IndexPageInfo>(indexPageKey(setup.page), (known) =>
        known && !view ? { ...known, views: [...known.views, saved] } : known,
      )
      if (!view) place.narrow({ view: String(saved.view_id) })
      onSaved()
    },
    onError: (error) => setProblem(errorText(error)),
    meta: { silent: true },
    onSettled: () => client.invalidateQueries({ queryKey: indexPageKey(setup.page) }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setProblem(viewNameMissing)
    else save.mutate()
  }
  return (
    <form id={`view-form-${String(view === null)}`} onSubmit={submit} noValidate className="grid gap-4">
      <Field id={id} label="名称" required error={problem}>
        <Input
          {...fieldControl(id, problem)}
          data-autofocus
          autoComplete="off"
          maxLength={maxViewName}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setProblem('')
          }}
        />
      </Field>
      {(view === null || view.is_own) && (
        <Checkbox checked={isShared} onChange={({ target }) => setShared(target.checked)}>
          共享给同事
        </Checkbox>
      )}
      {(setup.columns.length > 0 || hasColumns) && (
        <Checkbox checked={hasColumns} onChange={({ target }) => setHasColumns(target.checked)}>
          同时保存现在的列
        </Checkbox>
      )}
    </form>
  )
}
