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
  lead: { ...text, fontSize: '16px', lineHeight: '25px', marginTop: '12px', color: '#B9CFC2' },
  // The plant grows out of the green's lower edge.
  plot: { width: '152px', verticalAlign: 'bottom', paddingTop: '10px' },
  plant: { fontFamily: sans, fontSize: '13px', color: '#B9CFC2' },
  page: { backgroundColor: '#FFFFFF', borderRadius: '0 0 6px 6px' },
  body: { padding: '36px 40px' },
  monogramPlace: { width: '56px', verticalAlign: 'middle' },
  monogram: {
    boxSizing: 'border-box',
    width: '44px',
    height: '44px',
    border: `1px solid ${bottle}`,
    borderRadius: '22px',
    fontFamily: serif,
    fontSize: '19px',
    lineHeight: '42px',
    fontStyle: 'italic',
    fontWeight: 500,
    color: bottle,
    textAlign: 'center',
  },
  who: { verticalAlign: 'middle' },
  senderName: { ...text, fontSize: '15px', lineHeight: '21px', fontWeight: 600 },
  aside: { ...small, color: inkSoft },
  says: {
    margin: '22px 0 0',
    fontFamily: serif,
    fontSize: '20px',
    lineHeight: '30px',
    color: ink,
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-word',
  },
  bands: { marginTop: '26px', borderTop: '3px double #C4CCC2', paddingTop: '16px' },
  band: { borderRadius: '4px', padding: '10px 14px', marginBottom: '8px' },
  bandMain: { verticalAlign: 'middle' },
  bandTitle: { display: 'inline-block', width: '134px', verticalAlign: 'middle' },
  bandIcon: { width: '30px', verticalAlign: 'middle' },
  bandLabel: {
    verticalAlign: 'middle',
    fontFamily: serif,
    fontSize: '17px',
    lineHeight: '22px',
    fontWeight: 500,
    color: ink,
  },
  bandPictures: { display: 'inline-block', verticalAlign: 'middle', fontSize: '0', lineHeight: '0' },
  bandPicture: {
    display: 'inline-block',
    margin: '2px 5px 2px 0',
    backgroundColor: '#FFFFFF',
    borderRadius: '2px',
    fontFamily: sans,
    fontSize: '10px',
    lineHeight: '11px',
    color: inkSoft,
    overflow: 'hidden',
  },
  bandNote: { ...small, color: inkSoft, verticalAlign: 'middle', textAlign: 'right', whiteSpace: 'nowrap' },
  sum: { marginTop: '20px' },
  sumLabel: { verticalAlign: 'top' },
  sumAmount: { verticalAlign: 'top', textAlign: 'right', whiteSpace: 'nowrap' },
  amount: { ...text, fontSize: '26px', lineHeight: '30px', fontWeight: 650 },
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
