import { openContactForm } from '../support/contact-form.ts';
import { expect, type Site, test } from '../support/site.ts';

interface Listed {
  id: string;
  name: string;
  message: string;
  company_id: number;
  course_id: string;
  reference: string;
}

async function enquiries(site: Site): Promise<Listed[]> {
  const headers = { authorization: `Bearer ${await site.token()}` };
  return (await fetch(`${site.url}/api/forms`, { headers })).json();
}

const THANKS = "Thank you! Your message has been sent. We'll get back to you within 24 hours.";
const OFFLINE = 'Network error. Please check your internet connection and try again.';

for (const [path, company] of [
  ['/contact', 1],
  ['/it/contact', 2],
] as const) {
  test(`a visitor of ${path} sends an enquiry; what is wrong is said, and nothing typed is lost`, async ({
    page,
    site,
  }) => {
    const before = new Set((await enquiries(site)).map(({ id }) => id));
    const { form, name, email, message, sum, submit, solve } = await openContactForm(
      page,
      `${path}?course=spoken-english`,
    );
    await submit.click();
    await expect(form.getByText('Please fill in all required fields')).toBeVisible();
    await expect(form).toMatchAriaSnapshot(`
      - alert:
        - paragraph: Please fill in all required fields
      - status
      - paragraph
      - paragraph:
        - text: "About: Spoken English with Confidence"
        - button "Remove the topic"
      - paragraph:
        - text: Full Name
        - textbox "Full Name" [invalid]
        - text: Full Name is required.
      - paragraph:
        - text: Email
        - textbox "Email" [invalid]
        - text: Email is required.
      - paragraph:
        - text: Message
        - textbox "Message" [invalid]
        - text: Message is required. 0 / 1000
      - paragraph:
        - text: Phone (optional)
        - textbox "Phone (optional)"
      - text: "Security check: what is"
      - strong: /\\d+ \\+ \\d+\\?/
      - 'textbox /Security check: what is \\d+ \\+ \\d+\\?/ [invalid]'
      - button "New security question"
      - text: Security check is required.
      - button "Send Message"
      - paragraph:
        - text: What you type is kept on this device until you send it, for 7 days at most.
        - button "Clear the form"
    `);

    await name.fill('Mina Rai');
    await email.fill('mina@example.com');
    await message.fill('When does the next batch begin?');
    await submit.click();
    await expect(form.getByText('Please complete the security verification correctly.')).toBeVisible();

    await sum.fill('1');
    await sum.blur();
    await expect(form.getByText('Incorrect answer. Please try again.')).toBeVisible();
    await expect(submit).toBeDisabled();

    await solve();
    await page.route('**/api/forms', (route) => route.abort(), { times: 1 });
    await submit.click();
    await expect(form.getByText(OFFLINE)).toBeVisible();
    await expect(message).toHaveValue('When does the next batch begin?');

    await submit.click();
    await expect(page.getByText(THANKS)).toBeVisible();
    const found = (await enquiries(site)).filter(({ id }) => !before.has(id));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ name: 'Mina Rai', company_id: company });
    // The reference stays when the thanks go, and is read out like them.
    await expect(form.locator('p[aria-live=polite]')).toContainText(found[0]?.reference as string);
    expect(found[0]).toMatchObject({
      message: 'When does the next batch begin?',
      course_id: 'spoken-english',
    });
  });
}

test('on a phone the answer comes into view, and thanks have the focus of the button that they replace', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { form, submit, fillIn } = await openContactForm(page);
  /** So that the button stands at the lower edge, as for a thumb that has just found it. */
  const press = async () => {
    await submit.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await submit.click();
  };
  await fillIn();

  // Not sent in truth: a visitor may send only a few within a minute.
  await page.route('**/api/forms', (route) => route.fulfill({ status: 201, json: { id: '1' } }));
  await page.route('**/api/forms', (route) => route.abort(), { times: 1 });
  await press();
  await expect(form.getByText(OFFLINE)).toBeInViewport({ ratio: 0.99 });

  await press();
  await expect(form.getByText(THANKS)).toBeInViewport({ ratio: 0.99 });
  await expect(form.locator(':focus')).toContainText(THANKS);
});

test('on a phone what is missing is led to, and stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { form, name, submit } = await openContactForm(page);
  await submit.click();
  await expect(form.getByText('Please fill in all required fields')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect(form.getByText('Please fill in all required fields')).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, company] of [
    ['/contact', 1],
    ['/it/contact', 2],
  ] as const) {
    test(`a visitor of ${path} sends an enquiry, after a page that says what is wrong`, async ({
      page,
      site,
    }) => {
      const course = company === 1 ? 'ielts-preparation' : 'mern-stack-web-development';
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(`${path}?course=${course}&intake=${course}`);
      const form = page.locator('form');
      await form.getByLabel('Full Name').fill('Mina Rai');
      await form.getByLabel('Email').fill('mina');
      await form.getByLabel('Message').fill('Do you take\n"cards" & cash?');
      await form.getByLabel('Phone').fill('९८१-२३४५६७८');
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(form).toMatchAriaSnapshot(`
        - alert:
          - paragraph: Please correct the marked field.
        - paragraph: "/About: .+, starts/"
        - checkbox "Remove the topic"
        - text: Remove the topic
        - paragraph:
          - text: Full Name
          - textbox "Full Name": Mina Rai
        - paragraph:
          - text: Email
          - textbox "Email" [invalid]: mina
          - text: Enter an email address such as name@example.com.
        - paragraph:
          - text: Message
          - textbox "Message": Do you take "cards" & cash?
          - text: 27 / 1000
        - paragraph:
          - text: Phone (optional)
          - textbox "Phone (optional)": ९८१-२३४५६७८
        - button "Send Message"
      `);
      const email = form.getByLabel('Email');
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription('Enter an email address such as name@example.com.');
      await expect(form.getByLabel('Message')).toHaveValue('Do you take\n"cards" & cash?');

      await email.fill(`mina-${company}@example.com`);
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('status')).toContainText(THANKS);
      const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await expect(page.getByRole('status')).toContainText(`Your reference: ${reference}`);
      const found = (await enquiries(site)).filter((one) => one.reference === reference);
      expect(found).toMatchObject([
        { company_id: company, phone: '+9779812345678', course_id: course, intake_id: course },
      ]);
      // On a phone it is seen without scrolling.
      await expect(page.getByText(reference, { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('status')).toBeFocused();
    });
  }
});
