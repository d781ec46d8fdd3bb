import { useState } from 'react'
import { FormSheet } from '../platform/form-sheet.tsx'
import { Badge, type BadgeTone, badgeTones } from '../ui/badge.tsx'
import { Card, WaitingCard } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FactList } from '../ui/fact-list.tsx'
import { CheckField } from '../ui/form/check-field.tsx'
import { CodeField } from '../ui/form/code-field.tsx'
import { TextArea } from '../ui/form/control.tsx'
import { Field } from '../ui/form/field.tsx'
import { FormProblem } from '../ui/form/form-problem.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { IconTile, type TileTone, tileTones } from '../ui/icon-tile.tsx'
import { Stepper } from '../ui/stepper.tsx'

const kinds = ['primary', 'plain', 'outline', 'accent', 'danger'] as const

export function ButtonSamples() {
  return (
    <Card title="Buttons and links">
      <p className="mt-4 flex flex-wrap items-center gap-3">
        {kinds.map((kind) => (
          <button key={kind} type="button" className={`btn btn-${kind}`}>
            {`btn-${kind}`}
          </button>
        ))}
        <button type="button" className="btn btn-primary btn-lead">
          btn-lead
        </button>
        <button type="button" className="btn btn-plain btn-dense">
          btn-dense
        </button>
        <SubmitButton busy>Working</SubmitButton>
        <button type="button" className="btn btn-primary" disabled>
          Disabled
        </button>
        <a href="#content" className="link">
          The beginning of the page
        </a>
      </p>
    </Card>
  )
}

export function SignSamples() {
  const [packs, setPacks] = useState(2)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
      <Card title="Badges and stepper" end={<Badge tone="good">At its end</Badge>}>
        <p className="mt-4 flex flex-wrap gap-2">
          {(Object.keys(badgeTones) as BadgeTone[]).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </p>
        <p className="mt-4 flex flex-wrap gap-2">
          {(Object.keys(tileTones) as TileTone[]).map((tone) => (
            <IconTile key={tone} icon="leaf" tone={tone} />
          ))}
        </p>
        <FactList
          className="mt-4"
          facts={[
            { name: 'Country', value: 'Portugal' },
            { name: 'Since', value: '24 November' },
          ]}
        />
        <Stepper
          className="mt-4 w-40"
          value={packs}
          max={99}
          label="Packs"
          lessLabel="One pack less"
          moreLabel="One pack more"
          onChange={setPacks}
        />
      </Card>
      <WaitingCard height="h-44" />
      <EmptyState plant="olive" title="Nothing is here yet" text="One plant, one sentence, one way out.">
        <button type="button" className="btn btn-plain">
          The way out
        </button>
      </EmptyState>
    </div>
  )
}

const places = [
  { value: 1, label: 'Antwerp' },
  { value: 2, label: 'Lisbon' },
]

export function FieldSamples() {
  return (
    <Card title="Fields">
      <form
        className="mt-4 grid gap-4 md:grid-cols-2"
        onSubmit={(event) => event.preventDefault()}
        noValidate
      >
        <TextField label="At rest" hint="Help stands below." autoComplete="off" />
        <TextField label="Correct" correct defaultValue="Given" autoComplete="off" />
        <TextField
          label="Wrong"
          error="Says what to do instead."
          defaultValue="Not this"
          autoComplete="off"
        />
        <TextField label="Disabled" disabled defaultValue="Not now" optionalLabel="optional" />
        <SelectField label="One of a few" placeholder="Please select" options={places} />
        <CodeField label="Code" autoComplete="off" />
        <PasswordField label="Password" showLabel="Show password" autoComplete="new-password" />
        <Field label="Several lines">{(control) => <TextArea rows={3} {...control} />}</Field>
        <CheckField label="A box to tick" defaultChecked />
        <CheckField label="A smaller box" isSmall />
        <CheckField label="A box that has to be ticked" error="Please tick it." />
        <div className="md:col-span-2">
          <FormProblem>The form as a whole was not taken.</FormProblem>
        </div>
      </form>
    </Card>
  )
}

export function LayerSamples() {
  const [open, setOpen] = useState<'sheet' | 'dialog'>()
  const close = () => setOpen(undefined)
  return (
    <Card title="Sheet and dialog">
      <p className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="btn btn-plain" onClick={() => setOpen('sheet')}>
          Open the sheet
        </button>
        <button type="button" className="btn btn-plain" onClick={() => setOpen('dialog')}>
          Open the dialog
        </button>
      </p>
      {open === 'sheet' && (
        <FormSheet
          title="A sheet"
          closeLabel="Close"
          foot={
            <button type="submit" className="btn btn-primary">
              Send
            </button>
          }
          onClose={close}
          onSubmit={(event) => {
            event.preventDefault()
            close()
          }}
        >
          <TextField label="What is sent" autoComplete="off" />
        </FormSheet>
      )}
      {open === 'dialog' && (
        <ConfirmDialog
          title="Delete it?"
          keepLabel="Keep it"
          confirmLabel="Delete"
          onKeep={close}
          onConfirm={close}
        >
          It cannot be brought back.
        </ConfirmDialog>
      )}
    </Card>
  )
}
