import type { CSSProperties } from 'react'

// Mail programs know no variables and seldom other faces: colours stand here by value, Georgia and Arial last.
const serif = "'Brygada 1918', Georgia, 'Times New Roman', serif"
const sans = "'Hanken Grotesk', 'Segoe UI', Helvetica, Arial, sans-serif"
const mono = "ui-monospace, Menlo, Consolas, 'Courier New', monospace"

const bottle = '#184A3C'
const bar = '#123A2F'
const ink = '#15241D'
const inkSoft = '#435149'
const inkFaint = '#5C6A62'
const paper = '#F6F7F3'
const sunken = '#ECEFE8'
const line = '#DADFD6'

const text = { fontFamily: sans, margin: '0', color: ink }
const small = { ...text, fontSize: '13px', lineHeight: '19px' }

export const styles = {
  ground: { margin: '0', padding: '0', backgroundColor: sunken },
  sheet: { width: '100%', maxWidth: '600px', padding: '28px 20px 32px' },
  mark: { width: '26px', verticalAlign: 'middle', paddingLeft: '8px' },
  name: {
    fontFamily: serif,
    fontSize: '24px',
    lineHeight: '26px',
    fontWeight: 500,
    letterSpacing: '-0.008em',
    color: bottle,
    verticalAlign: 'middle',
    paddingLeft: '8px',
  },
  logo: { marginBottom: '18px' },
  head: { backgroundColor: bar, borderRadius: '6px 6px 0 0' },
  headline: { padding: '40px 0 38px 40px', verticalAlign: 'top' },
  heading: {
    fontFamily: serif,
    fontSize: '38px',
    lineHeight: '42px',
    fontWeight: 450,
    letterSpacing: '-0.008em',
    color: '#F3F7EE',
    margin: '0',
    textWrap: 'balance',
  },
  // The plant grows out of the green's lower edge.
  plot: { width: '152px', verticalAlign: 'bottom', paddingTop: '10px' },
  plant: { fontFamily: sans, fontSize: '13px', color: '#B9CFC2' },
  page: { backgroundColor: '#FFFFFF', borderRadius: '0 0 6px 6px' },
  body: { padding: '36px 40px' },
  greeting: { ...text, fontSize: '16px', lineHeight: '26px' },
  text: { ...text, fontSize: '16px', lineHeight: '26px', marginTop: '12px' },
  quote: {
    ...text,
    fontSize: '16px',
    lineHeight: '26px',
    marginTop: '16px',
    padding: '2px 0 2px 16px',
    borderLeft: '3px solid #D3DF4E',
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-word',
  },
  button: {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '52px',
    marginTop: '26px',
    padding: '16px',
    backgroundColor: bottle,
    borderRadius: '4px',
    fontFamily: sans,
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 600,
    color: '#FFFFFF',
    textAlign: 'center',
    textDecoration: 'none',
  },
  hint: { ...small, marginTop: '22px', color: inkSoft },
  link: {
    fontFamily: mono,
    fontSize: '13px',
    lineHeight: '19px',
    color: inkSoft,
    backgroundColor: paper,
    borderRadius: '4px',
    padding: '12px 14px',
    margin: '10px 0 0',
    wordBreak: 'break-all',
  },
  end: {
    ...small,
    color: inkFaint,
    marginTop: '22px',
    paddingTop: '18px',
    borderTop: `1px solid ${line}`,
  },
  foot: {
    ...text,
    fontSize: '12px',
    lineHeight: '18px',
    color: inkFaint,
    textAlign: 'center',
    padding: '20px 20px 0',
  },
} satisfies Record<string, CSSProperties>
