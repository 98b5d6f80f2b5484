import { describe, expect, type Mock, test, vi } from 'vitest';
import { type Control, createForm } from './form-state.ts';

interface Fields {
  email: string;
  age: string;
  terms: boolean;
  bonus: string;
}

function control(name: string, type = 'text', value = ''): Control & { focus: Mock<() => void> } {
  return { name, type, value, checked: false, focus: vi.fn<() => void>(), select: vi.fn<() => void>() };
}

/** A form on a page with an e-mail and an age, which refuses an e-mail without its sign and an empty age. */
function formWith({ onTouched = false, begin = {} }: { onTouched?: boolean; begin?: Partial<Fields> } = {}) {
  const form = createForm<Fields>(() => undefined, begin);
  form.follow({
    onTouched,
    check: ({ email, age }) => ({
      ...(email.includes('@') ? {} : { email: 'an address' }),
      ...(age === '' && { age: 'how old' }),
    }),
  });
  const email = control('email');
  const age = control('age', 'text', '40');
  for (const each of [email, age]) form.register(each.name as 'email').ref(each);
  const type = (into: Control, text: string): void => {
    into.value = text;
    form.register(into.name as 'email').onChange({ target: into });
  };
  const leave = (from: Control): void => form.register(from.name as 'email').onBlur({ target: from });
  return { form, email, age, type, leave };
}

describe('a form', () => {
  test('sends what stands in its fields, also what was typed before it was there', async () => {
    const { form, email } = formWith();
    email.value = 'ada@example.com';
    const send = vi.fn(async () => undefined);
    await form.handleSubmit(send)();
    expect(send).toHaveBeenCalledWith({ email: 'ada@example.com', age: '40' });
    expect(form.formState).toMatchObject({ isSubmitting: false, isSubmitSuccessful: true });
  });

  test('sends nothing while a field is wrong, says so there and goes to the first one', async () => {
    const { form, email, age, type } = formWith();
    age.value = '';
    const send = vi.fn(async () => undefined);
    await form.handleSubmit(send)();
    expect(send).not.toHaveBeenCalled();
    expect(form.formState.errors).toEqual({ email: { message: 'an address' }, age: { message: 'how old' } });
    expect(email.focus).toHaveBeenCalledOnce();
    expect(age.focus).not.toHaveBeenCalled();
    // From then on each change is looked at, and only in its own field.
    type(email, 'ada@');
    expect(form.formState.errors).toEqual({ age: { message: 'how old' } });
  });

  test('is silent while somebody types for the first time', () => {
    const plain = formWith();
    plain.type(plain.email, 'ada');
    plain.leave(plain.email);
    expect(plain.form.formState.errors).toEqual({});
    const careful = formWith({ onTouched: true });
    careful.type(careful.email, 'ada');
    expect(careful.form.formState.errors).toEqual({});
    careful.leave(careful.email);
    expect(careful.form.formState.errors).toEqual({ email: { message: 'an address' } });
    careful.type(careful.email, 'ada@');
    expect(careful.form.formState.errors).toEqual({});
  });

  test('keeps the words of a refusal beside their field until the next try', async () => {
    const { form, email, type } = formWith();
    type(email, 'ada@example.com');
    await form.handleSubmit(async () => form.setErrors({ email: 'is taken' }))();
    expect(form.formState).toMatchObject({ errors: { email: { message: 'is taken' } }, isSubmitSuccessful: false });
    expect(email.focus).toHaveBeenCalledOnce();
    await form.handleSubmit(async () => undefined)();
    expect(form.formState.errors).toEqual({});
  });

  test('is being sent until the answer is there, also when it fails', async () => {
    const { form, email } = formWith();
    email.value = '@';
    const { promise, reject } = Promise.withResolvers<void>();
    const sending = form.handleSubmit(() => promise)();
    expect(form.formState.isSubmitting).toBe(true);
    reject(new Error('no line'));
    await expect(sending).rejects.toThrow('no line');
    expect(form.formState).toMatchObject({ isSubmitting: false, isSubmitSuccessful: false });
  });

  test('writes what it begins with, and knows when that is there again', () => {
    const { form, email, age, type } = formWith({ begin: { email: 'ada@example.com', age: '' } });
    expect([email.value, age.value]).toEqual(['ada@example.com', '']);
    type(age, '7');
    expect(form.formState.isDirty).toBe(true);
    type(age, '');
    expect(form.formState.isDirty).toBe(false);
    type(age, '8');
    form.reset({ email: 'bo@example.com', age: '9' });
    expect([email.value, age.value, form.formState.isDirty]).toEqual(['bo@example.com', '9', false]);
  });

  test('reads boxes and choices, and keeps what stood in a part of the page that is gone', () => {
    const { form } = formWith();
    const terms = { ...control('terms', 'checkbox'), checked: true };
    form.register('terms').ref(terms);
    const choices = [control('bonus', 'radio', ''), { ...control('bonus', 'radio', '7'), checked: true }];
    const gone = choices.map((each) => form.register('bonus').ref(each));
    expect(form.getValues()).toEqual({ email: '', age: '40', terms: true, bonus: '7' });
    for (const go of gone) go?.();
    expect(form.watch('bonus')).toBe('7');
    const again = control('bonus', 'radio', '7');
    form.register('bonus').ref(again);
    expect(again.checked).toBe(true);
  });

  test('takes a value over without calling it chosen, unless it is', () => {
    const { form, age } = formWith();
    form.setValue('age', '50');
    expect([age.value, form.isChanged('age')]).toEqual(['50', false]);
    form.setValue('age', '51', true);
    expect(form.isChanged('age')).toBe(true);
  });
});
