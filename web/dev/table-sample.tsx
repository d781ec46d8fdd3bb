import { useState } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { Cell, ColumnName, Row, Table } from '../ui/table.tsx'
import { Choice, SearchBox, Toolbar } from '../ui/toolbar.tsx'

const orders = [
  { value: 'name', label: 'By name' },
  { value: 'latest', label: 'Latest first' },
]

export function ToolbarSample() {
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState('name')
  const rest = { value: order, options: orders, onChange: setOrder }
  const box = { value: typed, maxLength: 100, onChange: setTyped }
  return (
    <Card title="Toolbar">
      <Toolbar className="mt-4 justify-between">
        <SearchBox {...box} label="Search in a list" className="max-w-90 flex-[1_1_260px]" />
        <Choice {...rest} label="Order" isLabelShown className="w-50" />
      </Toolbar>
      <Toolbar dense className="mt-4">
        <SearchBox {...box} label="Search the list" dense className="w-65" />
        <Choice {...rest} label="Sort the list" dense />
      </Toolbar>
    </Card>
  )
}

const rows = [
  { name: 'Magnesium', state: 'On sale', tone: 'good', price: '€ 18.40' },
  { name: 'Zinc', state: 'Waiting', tone: 'waiting', price: '€ 9.90' },
] as const

export function TableSample() {
  return (
    <Card title="Table">
      {[false, true].map((marksRows) => (
        <Table
          key={String(marksRows)}
          className="mt-4"
          marksRows={marksRows}
          head={
            <>
              <ColumnName>Product</ColumnName>
              <ColumnName>State</ColumnName>
              <ColumnName atEnd>Price</ColumnName>
            </>
          }
        >
          {rows.map(({ name, state, tone, price }, at) => (
            <Row key={name} data-open={(marksRows && at === 0) || undefined}>
              <Cell className="font-semibold">{name}</Cell>
              <Cell>
                <Badge tone={tone}>{state}</Badge>
              </Cell>
              <Cell atEnd>{price}</Cell>
            </Row>
          ))}
        </Table>
      ))}
    </Card>
  )
}
