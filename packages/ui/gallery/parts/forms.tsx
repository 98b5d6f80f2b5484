import { useState } from 'react';
import { Button } from '../../src/action/button.tsx';
import { Segmented } from '../../src/action/segmented.tsx';
import { Tabs, tabId, tabPanelId } from '../../src/action/tabs.tsx';
import { Checkbox } from '../../src/form/checkbox.tsx';
import { CodeField } from '../../src/form/code-field.tsx';
import { PasswordField } from '../../src/form/password-field.tsx';
import { SelectField } from '../../src/form/select-field.tsx';
import { Switch } from '../../src/form/switch.tsx';
import { TextField } from '../../src/form/text-field.tsx';
import { Flag } from '../../src/identity/flag.tsx';
import { Notice } from '../../src/surface/notice.tsx';
import { Panel } from '../../src/surface/panel.tsx';
import { Exhibit } from './section.tsx';

function SignUp() {
  return (
    <Exhibit name="Fields">
      <Panel className="grid gap-4">
        <TextField label="E-mail" type="email" defaultValue="orbit77@example.com" valid size="sheet" />
        <PasswordField
          label="Password"
          defaultValue="password1234"
          hint="Good. Two more characters make it strong."
          showLabel="Show the password"
          hideLabel="Hide the password"
          size="sheet"
        />
        <div className="grid grid-cols-[3fr_2fr] gap-3">
          <SelectField label="Country" mark={<Flag country="de" />} size="sheet">
            <option>Germany</option>
            <option>Vereinigtes Königreich Großbritannien</option>
          </SelectField>
          <SelectField label="Currency" size="sheet">
            <option>EUR</option>
          </SelectField>
        </div>
        <div>
          <Checkbox defaultChecked>
            I am 18 or older and accept the{' '}
            <a className="ui-link" href="#terms">
              terms
            </a>
          </Checkbox>
          <Checkbox>Send me offers by e-mail</Checkbox>
          <Checkbox error="Please confirm your age first.">I am 18 or older</Checkbox>
        </div>
      </Panel>
    </Exhibit>
  );
}

function Wrong() {
  const [code, setCode] = useState('419');
  return (
    <Exhibit name="Wrong, code, switch">
      <Panel className="grid gap-4">
        <Notice icon="circle-alert" tone="danger" title="E-mail and password do not match">
          Check both, or set a new password. Three tries left.
        </Notice>
        <PasswordField
          label="Password"
          defaultValue="12345678"
          error="This password does not match."
          showLabel="Show the password"
          hideLabel="Hide the password"
        />
        <CodeField label="Six digits" digits={6} value={code} onChange={setCode} hint="From your authenticator app." />
        <Switch defaultChecked>Stay signed in</Switch>
        <Switch>Sound</Switch>
        <TextField
          label="Search in this list"
          labelHidden
          placeholder="Search in this list"
          icon="search"
          size="base"
        />
      </Panel>
    </Exhibit>
  );
}

function Choices() {
  const [mode, setMode] = useState('real');
  const [tab, setTab] = useState('deposits');
  return (
    <Exhibit name="Segments and tabs">
      <Panel className="grid justify-items-start gap-4">
        <Segmented
          label="Mode"
          value={mode}
          onChange={setMode}
          options={[
            { value: 'real', label: 'Real' },
            { value: 'demo', label: 'Demo' },
          ]}
        />
        <Tabs
          label="History"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'deposits', label: 'Deposits' },
            { id: 'withdrawals', label: 'Auszahlungen' },
          ]}
        />
        <div role="tabpanel" id={tabPanelId(tab)} aria-labelledby={tabId(tab)}>
          Panel of {tab}
        </div>
        <div>
          <Checkbox count="41">Orbital 9</Checkbox>
          <Checkbox count="151" defaultChecked>
            Free spins
          </Checkbox>
        </div>
        <Button look="ignited">Save 1 hour</Button>
      </Panel>
    </Exhibit>
  );
}

export function Forms() {
  return (
    <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      <SignUp />
      <Wrong />
      <Choices />
    </div>
  );
}
