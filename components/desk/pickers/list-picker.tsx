'use client'
import { useState } from 'react'
import { ChoiceList } from './choice-list'
import type { ChoiceSource, Settings } from './choice-source'
import { PickerDialog } from './picker-dialog'

interface Props<Row> {
  source: ChoiceSource<Row>
  max: number
  tooMany?: string | undefined
  taken?: ReadonlySet<string>
  /** The records as they are stored. */
  onPick: (records: Settings[]) => void
  onClose: () => void
}

/** A dialog that chooses records of one kind (spec 4 §B8). */
export default function ListPicker<Row>({ source, onPick, onClose, ...rest }: Props<Row>) {
  const [picked, setPicked] = useState<readonly Row[]>([])
  const submit = (rows: readonly Row[]) => {
    onPick(rows.map((row) => source.recordOf(row)))
  }
  return (
    <PickerDialog
      title={source.title}
      count={picked.length}
      max={rest.max}
      onSubmit={() => {
        submit(picked)
      }}
      onClose={onClose}
    >
      <ChoiceList source={source} picked={picked} onPicked={setPicked} onSubmit={submit} {...rest} />
    </PickerDialog>
  )
}
